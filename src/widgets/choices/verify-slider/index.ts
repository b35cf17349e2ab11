/** The track of a slide-to-verify, for pages that have no runtime. */
export { SlideTrack } from './SlideTrack.tsx';
