import { serverTimeText } from '../../engine/values/index.ts';
import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import { FormNotice } from './FormNotice.tsx';

/** Offers to restore unsaved input. `text` describes it, without its time. */
export function DraftOffer(props: {
  text: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  warning?: string | undefined;
  onRestore: () => void;
  onRefuse: () => void;
}) {
  const { text, savedAt, warning, onRestore, onRefuse } = props;
  return (
    <FormNotice
      type="info"
      message={say('{text}（{time}）。', { text, time: serverTimeText(savedAt).slice(5, 16) })}
      description={warning}
      action={
        <div className="pw-form-notice-buttons">
          <Button size="small" onClick={onRefuse}>
            {say('不要了')}
          </Button>
          <Button size="small" type="primary" onClick={onRestore}>
            {say('恢复')}
          </Button>
        </div>
      }
    />
  );
}
