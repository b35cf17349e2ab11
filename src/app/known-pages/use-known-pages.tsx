import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { NamedIcon } from '../../kit/controls/named-icon/NamedIcon.tsx';
import { useFeedback } from '../../kit/feedback/index.ts';
import { useStableCallback } from '../../kit/states/index.ts';
import { say } from '../../locale/index.ts';
import { favouritePagesAtom, pageLinksAtom, recentPagesAtom } from '../../runtime/pages/page-links.ts';
import { failureText, portError } from '../../runtime/ports/index.ts';
import { whenContentStands } from '../../runtime/registry/index.ts';
import { menuPages, type MenuEntry } from '../routes/index.ts';
import { useApp, useData } from '../services/index.ts';
import { userAtom } from '../session/index.ts';
import { keepFavourites } from './keep-favourites.ts';
import { nextRecent, readRecent, writeRecent } from './recent-pages.ts';

/** Keeps the known pages in sync with the menu, the current page and the user's favourites. */
export function useKnownPages(entries: readonly MenuEntry[], active: string): void {
  const { settings, browserStorage } = useApp();
  const { ports } = useData();
  const user = useAtomValue(userAtom);
  const setLinks = useSetAtom(pageLinksAtom);
  const setRecent = useSetAtom(recentPagesAtom);
  const setFavourites = useSetAtom(favouritePagesAtom);
  const { message } = useFeedback();
  const person = user?.id;

  useEffect(() => {
    const pages = menuPages(entries).filter(({ path }) => path !== settings.home);
    setLinks(pages.map(({ icon, ...page }) => ({ ...page, icon: <NamedIcon name={icon} /> })));
  }, [entries, settings.home, setLinks]);

  useEffect(() => {
    if (person === undefined) return;
    const isKnown = menuPages(entries).some(({ path }) => path === active);
    const before = readRecent(browserStorage, person);
    const recent = isKnown && active !== settings.home ? nextRecent(before, active) : before;
    if (recent !== before) writeRecent(browserStorage, person, recent);
    setRecent(recent);
  }, [entries, active, person, settings.home, browserStorage, setRecent]);

  const fail = useStableCallback((reason: unknown) =>
    message.error(say('收藏没有保存：{failureText}', { failureText: failureText(portError(reason)) })),
  );
  useEffect(() => {
    if (person === undefined) return undefined;
    let isCurrent = true;
    const cancel = whenContentStands(
      () => void keepFavourites(ports.savedViews, (favourites) => isCurrent && setFavourites(favourites), fail),
    );
    return () => {
      isCurrent = false;
      cancel();
    };
    // Requested once per visit: the response to a second request could be older than a change the user made in between.
  }, [person, ports, setFavourites, fail]);
}
