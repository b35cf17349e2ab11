/** Loads the notification settings, a part of the account settings. */
export async function loadNotificationsPart() {
  return (await import('./NotificationsPart.tsx')).NotificationsPart;
}
