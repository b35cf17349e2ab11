/** Messages, questions and notifications, loaded when they are first needed. */
export { useNotify } from './use-notify.tsx';
export { FeedbackProvider, useFeedback, usePreloadFeedback } from './FeedbackProvider.tsx';
