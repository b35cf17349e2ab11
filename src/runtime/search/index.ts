export { useLabelFilter } from './use-label-filter.ts';
export { type TextMatch, loadTextMatch, useTextMatch } from './use-text-match.ts';
