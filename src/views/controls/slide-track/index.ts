/** A handle to drag to the far end, used by the widget and by the sign-in page, which has no runtime. */
export { SlideTrack } from './SlideTrack.tsx';
