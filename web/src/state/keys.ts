// Single keys outside text fields, and undo and redo.
import { board } from "./board.svelte";
import { page } from "./page.svelte";

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}

export function handleKey(event: KeyboardEvent, help: () => void): void {
  if (isTyping(event.target) || event.altKey) return;
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() !== "z" || page.view !== "board") return;
    if (event.shiftKey) board.redo();
    else board.undo();
    event.preventDefault();
    return;
  }
  if (event.key === "Escape") {
    if (board.picks.length) board.drop();
    else board.stop();
    return;
  }
  if (!page.keysOn) return;
  const action = actionOf(event.key, help);
  if (!action) return;
  action();
  event.preventDefault();
}

function actionOf(key: string, help: () => void): (() => void) | null {
  const anywhere: Record<string, () => void> = {
    "?": help,
    d: () => page.setTheme(page.theme === "dark" ? "light" : "dark"),
    "/": () => document.querySelector<HTMLElement>("[data-line], #position-text")?.focus(),
    p: () => page.setProjector(!page.isProjector),
  };
  const onBoard: Record<string, () => void> = {
    ",": () => board.goTo(board.at - 1),
    ".": () => board.goTo(board.at + 1),
    e: () => (board.isEditing = !board.isEditing),
    w: () => board.swap(),
    r: () => void board.scatter(),
    s: () => (page.isSimple = !page.isSimple),
    h: () => (board.hidden = !board.hidden),
  };
  const lower = key.toLowerCase();
  return anywhere[lower] ?? (page.view === "board" ? (onBoard[lower] ?? null) : null);
}
