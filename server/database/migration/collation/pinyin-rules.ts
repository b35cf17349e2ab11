import { compareTexts } from '../../../../src/engine/values/index.ts';

const ideograph = /[\p{Unified_Ideograph}〇]/u;

const tones = ['aāáǎà', 'eēéěè', 'iīíǐì', 'nńňǹ', 'oōóǒò', 'uūúǔùǖǘǚǜü'];

/** Words whose first character is read differently than alone; each has a separate place in the order. */
const words = ['藏文', '沈阳', '重庆'];

let rules: string | undefined;

/**
 * Returns the order of `compareTexts` as rules of ICU
 * (https://unicode-org.github.io/icu/userguide/collation/customization), for a database whose ICU has no Chinese data,
 * such as the embedded one. Computed once per process, in half a second.
 */
export function pinyinRules(): string {
  rules ??= makeRules();
  return rules;
}

function makeRules(): string {
  const { ideographs, variants } = findCharacters();
  const usual = new Map(ideographs.toSorted(new Intl.Collator('en').compare).map((character, at) => [character, at]));
  const ordered = ideographs.toSorted(compareTexts);
  // The remaining characters are rare and already have this order in ICU.
  let end = ordered.length - 1;
  while (end > 0 && (usual.get(ordered[end - 1] ?? '') ?? 0) < (usual.get(ordered[end] ?? '') ?? 0)) end -= 1;
  const named = ordered.slice(0, end);
  const known = new Set(named);
  const places = [...named, ...words].toSorted(compareTexts).map((text) => (known.has(text) ? text : `<${text}<*`));
  const followers = variants.filter(({ stands }) => [...stands].some((character) => known.has(character)));
  return [
    '[numericOrdering on][reorder Hani]',
    ...tones.map(toneRule),
    `&[last regular]<*${places.join('')}`,
    ...followers.map(({ character, stands }) => `&'${stands.replaceAll("'", "''")}'<<<${character}`),
  ].join('');
}

/** Finds the ideographs, and the characters that decompose into texts with them, such as ㈠ into (一). */
function findCharacters(): { ideographs: string[]; variants: { character: string; stands: string }[] } {
  const ideographs: string[] = [];
  const variants: { character: string; stands: string }[] = [];
  for (let code = 0x2e80; code < 0x40000; code += 1) {
    if (code === 0xd800) code = 0xe000;
    const character = String.fromCodePoint(code);
    const stands = character.normalize('NFKD');
    if (ideograph.test(character)) ideographs.push(character);
    else if (ideograph.test(stands) && character.normalize('NFD') === character) variants.push({ character, stands });
  }
  return { ideographs, variants };
}

function toneRule(letters: string): string {
  const [plain = '', ...toned] = letters;
  return `&${plain}${toned.map((letter) => `<<${letter}<<<${letter.toUpperCase()}`).join('')}`;
}
