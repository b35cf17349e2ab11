/** Design mode: a form drawn for who makes it. */
export { DesignedNode, DesignScope, HiddenNode, InertControl, useDesignViews } from './DesignScope.tsx';
