// What the whole page shares: the view, how much is shown, the colours, and the hello of the engine.
import { quick } from "../engine/engines";
import type { GameAbout, Hello } from "../engine/protocol";
import type { View } from "./link";

class PageState {
  hello = $state<Hello | null>(null);
  failed = $state<string | null>(null);
  view = $state<View>("board");
  isSimple = $state(false);
  theme = $state<"light" | "dark">("light");
  isProjector = $state(false);
  isOffline = $state(!navigator.onLine);
  keysOn = $state(true);
  /// Games that were written here, beside those of the hello.
  own = $state<GameAbout[]>([]);

  get games(): GameAbout[] {
    return [...this.own, ...(this.hello?.games ?? [])];
  }

  game(name: string): GameAbout | undefined {
    const word = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
    const wanted = word(name);
    return this.games.find((each) => word(each.game) === wanted || word(each.name) === wanted);
  }

  /// The same by any name that the engine knows.
  async gameNamed(name: string, position: string): Promise<GameAbout | undefined> {
    const known = this.game(name);
    if (known) return known;
    try {
      const answer = await quick.ask<{ game: string }>("board", { game: name, position });
      return this.game(answer.game);
    } catch {
      return undefined;
    }
  }

  async start(): Promise<void> {
    const kept = stored("theme");
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    this.setTheme(kept === "dark" || (kept === null && dark) ? "dark" : "light", false);
    this.keysOn = stored("keys") !== "off";
    addEventListener("online", () => (this.isOffline = false));
    addEventListener("offline", () => (this.isOffline = true));
    this.hello = await quick.hello();
  }

  setTheme(theme: "light" | "dark", keep = true): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    if (keep) store("theme", theme);
  }

  setKeys(on: boolean): void {
    this.keysOn = on;
    store("keys", on ? "on" : "off");
  }

  setProjector(on: boolean): void {
    this.isProjector = on;
    document.documentElement.toggleAttribute("data-projector", on);
    if (on) this.isSimple = true;
  }
}

// Storage may be forbidden; then nothing is kept.
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`upstar.${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`upstar.${key}`, value);
  } catch {
    // nothing is kept
  }
}

export const page = new PageState();
