import { App } from 'antd';
import { useEffect } from 'react';

import type { FeedbackSource } from './create-feedback.ts';

/** Provides antd's messages, questions and notifications to `createFeedback`. */
export function AntdFeedback(props: { onReady: FeedbackSource['attach'] }) {
  return (
    <App style={{ display: 'contents' }}>
      <Attach {...props} />
    </App>
  );
}

function Attach({ onReady }: { onReady: FeedbackSource['attach'] }) {
  const antd = App.useApp();
  useEffect(() => onReady(antd), [antd, onReady]);
  return null;
}
