import createDOMPurify from 'dompurify';

/** Elements that could imitate the application or load external content. */
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
 * Returns the nodes of an HTML text without scripts, inputs and styles; links open in a new tab and send no referrer.
 * It works on the browser's own document.
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

/** Returns the sanitised HTML as text for editing: a stored picture keeps its path. */
export function cleaned(html: string): string {
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.append(sanitised(html));
  for (const image of box.querySelectorAll(`img[${storedAttribute}]`)) {
    image.setAttribute('src', image.getAttribute(storedAttribute) ?? '');
    image.removeAttribute(storedAttribute);
  }
  return box.innerHTML;
}

/** Returns the pictures of a displayed text that are in the file store: their paths are not addresses of this page. */
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
    // A screen reader skips a picture with an empty description.
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
