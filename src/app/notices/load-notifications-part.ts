/** Where one is told of new notices, as a part of the account settings. */
export async function loadNotificationsPart() {
  return (await import('./NotificationsPart.tsx')).NotificationsPart;
}
