// How a device calls its player, where the browser allows it: a buzz, a notification, a screen that stays on. Elsewhere it does nothing.
import { settings } from "./settings.svelte";

/** It is my turn. The notification says which game, and nothing that only I may know. */
export function callMe(title: string): void {
  if (document.hidden) notify(title);
  else if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80); // refused, and complained about, before the first tap
}

/** Whether notifications could be had but were not decided about. */
export function mayAskToNotify(): boolean {
  return isSecureContext && typeof Notification !== "undefined" && Notification.permission === "default";
}

export async function askToNotify(): Promise<void> {
  if (mayAskToNotify()) await Notification.requestPermission();
}

function notify(title: string): void {
  if (!isSecureContext || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const notification = new Notification(title, { body: settings.shell.say("you-are-asked"), tag: "paravent-turn" });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones allow notifications to service workers only.
  }
}

/** Keep the screen on until the returned function is called. A browser lets go of it when the page is hidden; it is asked again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = async (): Promise<void> => {
    if (!wanted || document.hidden || !isSecureContext || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!wanted) void lock.release();
    } catch {
      // An empty battery is a reason to refuse.
    }
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
