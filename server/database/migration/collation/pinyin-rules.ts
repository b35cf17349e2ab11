import { compareTexts } from '../../../../src/engine/values/index.ts';

/** The characters with a place of their own in the order; `〇` is the only number among them. */
const ideograph = /[\p{Unified_Ideograph}〇]/u;

/** The letters of pinyin, each followed by its tones in order. */
const tones = ['aāáǎà', 'eēéěè', 'iīíǐì', 'nńňǹ', 'oōóǒò', 'uūúǔùǖǘǚǜü'];

/** Words whose first character has another reading than alone: each has a place of its own. */
const words = ['藏文', '沈阳', '重庆'];

let rules: string | undefined;

/**
 * The order of `compareTexts` as rules of ICU (https://unicode-org.github.io/icu/userguide/collation/customization),
 * for a database whose ICU has no data of Chinese, as the embedded one. Found once in a process, in half a second.
 */
export function pinyinRules(): string {
  rules ??= makeRules();
  return rules;
}

function makeRules(): string {
  const { ideographs, variants } = findCharacters();
  const usual = new Map(ideographs.toSorted(new Intl.Collator('en').compare).map((character, at) => [character, at]));
  const ordered = ideographs.toSorted(compareTexts);
  // The rest is rare and has the order that ICU has anyway.
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
