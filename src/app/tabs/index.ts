/** The open pages as tabs: their bar, their panels (hidden ones stay mounted), and their place in the session storage. */
export { TabBar } from './TabBar.tsx';
export { TabPanels } from './TabPanels.tsx';
export type { Tab } from './tab-state.ts';
export { type Tabs, useTabs } from './use-tabs.ts';
export { UnsavedMark } from './UnsavedMark.tsx';
export { tabTitle } from './tab-title.ts';
export { useTabLocation } from './tab-location.ts';
export { pageTitlesAtom } from './page-titles-atom.ts';
export { tabsAtom } from './tabs-atom.ts';
export { forgetTabs, loadTabs } from './tab-storage.ts';
