// A newer build of the page, fetched whole and waiting to take over.

export const versions = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

/// Nothing is registered where workers are blocked.
export function tellOfNewVersions(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  const isNewer = () => navigator.serviceWorker.controller !== null;
  const wait = (worker: ServiceWorker | null) => {
    if (worker && isNewer()) versions.waiting = worker;
  };
  wait(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && wait(worker));
  });
}

export function takeOver(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  versions.waiting?.postMessage("take over");
}
