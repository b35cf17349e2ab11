import '../../theme/variables.css';
import './embed.css';

import {
  mountDesigner as drawDesigner,
  mountForm as drawForm,
  type DesignerToMount,
  type FormToMount,
  type MountedDesigner,
  type MountedForm,
} from './mount-form.tsx';

const here = new URL('./', import.meta.url);
const api = new URL('/jeecg-boot', here).href;

let isStyled = false;

function loadStyles(): void {
  if (isStyled) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  link.href = new URL('form-generator.css', here).href;
  document.head.append(link);
  isStyled = true;
}

/**
 * Renders a form (a form document, or a definition of the original designer) in an element of a page. It is exported by
 * `/embed/form-generator.js`, the script that the designer's Generate Code refers to.
 */
export function mountForm(container: Element, form: FormToMount): MountedForm {
  loadStyles();
  return drawForm(container, form, api);
}

/** Renders the designer in an element of a page. */
export function mountDesigner(container: Element, design: DesignerToMount): MountedDesigner {
  loadStyles();
  return drawDesigner(container, design, api);
}
