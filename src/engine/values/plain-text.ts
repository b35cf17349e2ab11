/** The rest of a text is ignored: a line of a list shows a few words. */
const mostCharacters = 10_000;

const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Converts a formatted text to one line of plain text: no tags or markup, images as [图片]. */
export function plainText(source: string, markup: 'html' | 'markdown'): string {
  const start = source.slice(0, mostCharacters);
  const text = markup === 'markdown' ? withoutSigns(start) : start;
  return withoutTags(text).replace(/\s+/g, ' ').trim();
}

function withoutTags(html: string): string {
  return html
    .replace(/<img\b[^<>]*>/gi, '[图片]')
    .replace(/<(?:br|hr|\/p|\/div|\/li|\/tr|\/td|\/th|\/h[1-6]|\/blockquote|\/pre)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,5});/gi, (whole, name: string) => entityOf(name) ?? whole);
}

function entityOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function withoutSigns(markdown: string): string {
  return markdown
    .replace(/!\[[^\][]*\]\([^()\s]*\)/g, '[图片]')
    .replace(/\[([^\][]*)\]\([^()\s]*\)/g, '$1')
    .replace(/^[ \t]{0,3}(?:#{1,6}[ \t]|>[ \t]?|[-*+][ \t]|\d{1,9}\.[ \t]|```.*$|-{3,}$)/gm, '')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(^|[\s，。；：、（(])[*_]([^\s*_](?:[^*_\n]{0,198}[^\s*_])?)[*_]/g, '$1$2');
}
