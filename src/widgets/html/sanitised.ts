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

function made() {
  const own = createDOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return own;
}
