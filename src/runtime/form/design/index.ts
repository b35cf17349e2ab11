/** Design mode: a form drawn for who makes it. */
export { DesignedNode, DesignScope, InertWhereDesigned, Shown, useDesignViews } from './DesignScope.tsx';
