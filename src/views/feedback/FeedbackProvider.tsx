import { createContext, type ReactNode, Suspense, use, useState, useSyncExternalStore } from 'react';

import { antdComponent } from '../antd-scope/index.ts';
import { createFeedback, type Feedback, type FeedbackSource } from './create-feedback.ts';

const FeedbackContext = createContext<FeedbackSource | undefined>(undefined);

const AntdFeedback = antdComponent(async () => (await import('./AntdFeedback.tsx')).AntdFeedback);

/** Lets everything below say and ask things beside the page. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const [source] = useState(createFeedback);
  const isWanted = useSyncExternalStore(source.subscribe, source.isWanted);
  return (
    <FeedbackContext value={source}>
      {children}
      {isWanted && (
        <Suspense fallback={null}>
          <AntdFeedback onReady={source.attach} />
        </Suspense>
      )}
    </FeedbackContext>
  );
}

/** Messages, questions and notifications. @throws outside of a `FeedbackProvider`. */
export function useFeedback(): Feedback {
  return useSource().feedback;
}

/** Loads the code of messages before the first one. */
export function usePreloadFeedback(): () => void {
  return useSource().want;
}

function useSource(): FeedbackSource {
  const source = use(FeedbackContext);
  if (!source) throw new Error('FeedbackProvider is missing');
  return source;
}
