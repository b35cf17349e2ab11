// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';

import { focusDialogBelow } from './focus-dialog-below.ts';

afterEach(() => document.body.replaceChildren());

function showDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.className = 'ant-modal-wrap';
  dialog.tabIndex = -1;
  dialog.append(document.createElement('input'));
  document.body.append(dialog);
  return dialog;
}

test('the keyboard reaches the dialog below a closed one whose opener is gone', () => {
  const [below, closed] = [showDialog(), showDialog()];
  closed.style.display = 'none';
  focusDialogBelow();
  expect(document.activeElement).toBe(below);
});

test('a restored focus stays where it is', () => {
  const input = showDialog().querySelector('input');
  showDialog();
  input?.focus();
  focusDialogBelow();
  expect(document.activeElement).toBe(input);
});
