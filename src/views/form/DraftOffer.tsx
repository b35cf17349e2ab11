import { say } from '../../schema/locale/index.ts';
import { Button } from '../controls/button/index.ts';
import { useRuntime } from '../../runtime/registry/index.ts';
import { FormNotice } from './FormNotice.tsx';

/** Offers what was typed before and never saved. `text`: what it is, without its time. */
export function DraftOffer(props: {
  text: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** What to look out for, if anything. */
  warning?: string | undefined;
  onRestore: () => void;
  onRefuse: () => void;
}) {
  const { text, savedAt, warning, onRestore, onRefuse } = props;
  const { timeZone } = useRuntime();
  return (
    <FormNotice
      type="info"
      message={say('{text}（{time}）。', { text, time: shownTime(savedAt, timeZone) })}
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

/** Month, day and time by the clocks of the server, as all times of records are. */
function shownTime(savedAt: number, timeZone: string | undefined): string {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    ...(timeZone && { timeZone }),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return clock.format(savedAt).slice(5);
}
