export { useNotify } from './use-notify.tsx';
export { FeedbackProvider, useFeedback, usePreloadFeedback } from './FeedbackProvider.tsx';
