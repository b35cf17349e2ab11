/** Design mode: a form drawn for who makes it. */
export {
  DesignedNode,
  DesignScope,
  HiddenNode,
  InertControl,
  type Revealed,
  useDesignViews,
  useRevealed,
} from './DesignScope.tsx';
