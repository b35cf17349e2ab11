/** A handle to drag to the far end: of the widget, and of the sign-in page, which has no runtime. */
export { SlideTrack } from './SlideTrack.tsx';
