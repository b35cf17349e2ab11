import { afterAll } from 'vitest';

// Files that need a page share one, because they share a process: what a file leaves behind would fail the next one.
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
