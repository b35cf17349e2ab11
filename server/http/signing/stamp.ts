/**
 * The moment that `X-TIMESTAMP` names, in milliseconds: 14 digits are `yyyyMMddHHmmss` on this server's clock (up to
 * JeecgBoot 3.1), other digits milliseconds since 1970 (later). Undefined for anything else.
 */
export function readStamp(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{10,15}$/.test(text)) return undefined;
  if (text.length !== 14) return Number(text);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = [
    ...[text.slice(0, 4), text.slice(4, 6), text.slice(6, 8), text.slice(8, 10), text.slice(10, 12), text.slice(12)],
  ].map(Number);
  const date = new Date(year, month - 1, day, hour, minute, second);
  const same = date.getMonth() === month - 1 && date.getDate() === day && date.getHours() === hour;
  return same && minute < 60 && second < 60 ? date.getTime() : undefined;
}
