/** The time on the wall in the process's zone (TZ), `YYYY-MM-DD HH:mm:ss`. */
export function wallClock(date: Date = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
