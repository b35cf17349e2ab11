export {
  DesignedNode,
  DesignScope,
  HiddenNode,
  InertControl,
  type Revealed,
  useDesignViews,
  useRevealed,
} from './DesignScope.tsx';
