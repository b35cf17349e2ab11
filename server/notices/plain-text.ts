const breaks = new Set(['p', 'br', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const silent = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'title']);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

/**
 * Returns the text of HTML without its tags, a line for each paragraph. It may differ from what a browser would show;
 * the result is plain text and must be written as such.
 */
export function plainText(html: string): string {
  let out = '';
  let hidden = '';
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    if (hidden === '') out += decoded(html.slice(at, end));
    if (open < 0) break;
    const close = html.indexOf('>', open);
    if (close < 0) break;
    const [, slash = '', name = ''] = /^(\/?)([a-zA-Z][a-zA-Z0-9]*)/.exec(html.slice(open + 1, open + 40)) ?? [];
    const tag = name.toLowerCase();
    if (hidden !== '') hidden = slash !== '' && tag === hidden ? '' : hidden;
    else if (slash === '' && silent.has(tag)) hidden = tag;
    else if (breaks.has(tag)) out += '\n';
    at = close + 1;
  }
  return out
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\r\f]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function decoded(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,5});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
