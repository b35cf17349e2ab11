import type { createStore } from 'jotai';

import type { useFeedback } from '../../kit/feedback/index.ts';
import { say } from '../../locale/index.ts';
import { linkAddress } from '../../runtime/list/index.ts';
import { pageLinksAtom } from '../../runtime/pages/page-links.ts';

/**
 * Navigates to the page of a document, or to a record of it. Shows a message if there is no such page.
 * @returns true if the page exists.
 */
export function goToDocument(
  { to, record }: { to: string; record?: string | undefined },
  around: {
    store: ReturnType<typeof createStore>;
    go: (address: string) => void;
    message: ReturnType<typeof useFeedback>['message'];
  },
): boolean {
  const link = { text: '', document: to, ...(record !== undefined && { record }) };
  const address = linkAddress(link, around.store.get(pageLinksAtom));
  if (address === undefined) {
    around.message.warning(say('没有打开这个页面的权限，或者它不在菜单里，请联系管理员。'));
    return false;
  }
  around.go(address);
  return true;
}
