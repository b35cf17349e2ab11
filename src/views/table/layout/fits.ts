const known = /^[\u0020-\u007e\u3000-\u9fff\uff00-\uff5e]*$/;
const wide = /[MW@%&#m\u3000-\uff5e]/;

const widest = { figure: 0.66, letter: 0.8, wide: 1.05 };

/**
 * Returns true if a one-line text certainly fits into `width` pixels; false if it would have to be measured. Each
 * ellipsis costs the browser a clip.
 */
export function surelyFits(text: string, width: number, size = 14): boolean {
  const most = width / size;
  if (text.length * widest.figure > most) return false;
  if (text.length * widest.wide <= most) return known.test(text);
  let sum = 0;
  for (const sign of text) sum += wide.test(sign) ? widest.wide : sign <= '9' ? widest.figure : widest.letter;
  return sum <= most && known.test(text);
}
