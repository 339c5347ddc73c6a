import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { tellOfNewVersions } from "./state/versions.svelte";

// Keeps the page for when there is no network. A file on the disk has no such workers.
if ("serviceWorker" in navigator && location.protocol.startsWith("http"))
  navigator.serviceWorker.register("./service-worker.js").then(tellOfNewVersions, () => undefined);

mount(App, { target: document.getElementById("app")! });
