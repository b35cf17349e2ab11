import createDOMPurify from 'dompurify';

/** Elements that could look like the app's own or load what nobody asked for. */
const forbidden = [
  'style',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'link',
];

let purify: ReturnType<typeof createDOMPurify> | undefined;

/**
 * The nodes of an HTML text without anything that runs, asks for input or styles the page; links open in a new tab and
 * tell nothing of where they were. Works on the browser's own document.
 */
export function sanitised(html: string): DocumentFragment {
  purify ??= made();
  return purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: forbidden,
    FORBID_ATTR: ['id', 'name', 'class'],
    ALLOW_DATA_ATTR: false,
  });
}

/** The same as text, for what is edited: a stored picture keeps its path. */
export function cleaned(html: string): string {
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.append(sanitised(html));
  for (const image of box.querySelectorAll(`img[${storedAttribute}]`)) {
    image.setAttribute('src', image.getAttribute(storedAttribute) ?? '');
    image.removeAttribute(storedAttribute);
  }
  return box.innerHTML;
}

/** Pictures of a shown text that lie in the store of files: their paths are no addresses of this page. */
export function storedPictures(box: Element): { image: HTMLImageElement; path: string }[] {
  return [...box.querySelectorAll<HTMLImageElement>(`img[${storedAttribute}]`)].map((image) => ({
    image,
    path: image.getAttribute(storedAttribute) ?? '',
  }));
}

const storedAttribute = 'data-stored';

function made() {
  const own = createDOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    // Who reads it aloud skips a picture that nobody described.
    if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
    const src = node.tagName === 'IMG' ? node.getAttribute('src') : null;
    if (src !== null && !/^(data:|blob:|https?:|\/)/i.test(src)) {
      node.setAttribute(storedAttribute, src);
      node.removeAttribute('src');
    }
    if (node.tagName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return own;
}
