import { say } from '../../locale/index.ts';

/** Returns the reason why a text cannot be a barcode of that kind, and the remedy; undefined if it can. */
export function barcodeProblem(text: string, kind: 'code128' | 'ean13'): string | undefined {
  if (kind === 'code128') {
    if ([...text].some((character) => character > '\u007f'))
      return say('Code 128 条形码只能有英文字母、数字和符号，请改内容或用二维码。');
    return text.length > mostCharacters
      ? say('条形码最多 {mostCharacters} 个字符，请缩短或用二维码。', { mostCharacters })
      : undefined;
  }
  if (!/^\d{12,13}$/.test(text)) return say('EAN-13 条形码要 12 或 13 位数字。');
  const check = ean13Check(text.slice(0, 12));
  return text.length === 13 && text.at(-1) !== check
    ? say('EAN-13 的校验位不对，最后一位应是 {check}。', { check })
    : undefined;
}

const mostCharacters = 80;

/** Returns the thirteenth digit of an EAN-13 (GS1 General Specifications, 7.9): weights 1 and 3 from the left. */
export function ean13Check(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
