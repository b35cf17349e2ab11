import { Input, Tabs } from 'antd';
import { useMemo, useState } from 'react';

import {
  changePart,
  cronFieldNames,
  cronFields,
  defaultSchedule,
  parseCron,
  printCron,
  type CronSchedule,
} from '../../../engine/time/cron/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { say } from '../../../locale/index.ts';
import { PartEditor } from './PartEditor.tsx';
import { Preview } from './Preview.tsx';

interface CronDialogProps {
  /** The initial expression; an invalid one is shown unchanged, with its error. */
  text: string;
  hideSecond?: boolean;
  hideYear?: boolean;
  onOk: (text: string) => void;
  onGone: () => void;
}

/** Edits a cron expression part by part or as text; OK returns it, and rejects what Quartz rejects. */
export function CronDialog({ text, hideSecond, hideYear, onOk, onGone }: CronDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [schedule, setSchedule] = useState(() => initialSchedule(text, { second: hideSecond, year: hideYear }));
  const [typed, setTyped] = useState<string | undefined>(text.trim() === '' ? undefined : text);
  const expression = typed ?? printCron(schedule);
  const result = useMemo(() => parseCron(expression), [expression]);
  const type = (next: string) => {
    setTyped(next);
    const read = parseCron(next);
    if (read.ok) setSchedule(read.schedule);
  };
  const ok = () => {
    if (!result.ok) return;
    onOk(expression.trim());
    setOpen(false);
  };
  const tabs = cronFieldNames
    .filter((field) => !(field === 'second' && hideSecond) && !(field === 'year' && hideYear))
    .map((field) => ({
      key: field,
      label: cronFields[field].name,
      children: (
        <PartEditor
          field={field}
          part={schedule[field] ?? { kind: 'every' }}
          onChange={(part) => {
            setTyped(undefined);
            setSchedule(changePart(schedule, field, part));
          }}
        />
      ),
    }));
  return (
    <DialogFrame
      title={say('Cron表达式')}
      open={isOpen}
      width={608}
      place={{ owner: 'cron', isTop: true, onGone }}
      onCancel={() => setOpen(false)}
    >
      <DialogBody>
        <Tabs className="pw-cron-tabs" size="small" items={tabs} />
        <div className="pw-cron-expression">
          <label htmlFor="pw-cron-expression">{say('表达式')}</label>
          <Input
            id="pw-cron-expression"
            value={expression}
            status={result.ok ? undefined : 'error'}
            aria-invalid={!result.ok}
            aria-describedby="pw-cron-problem"
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
            onPressEnter={ok}
          />
        </div>
        <p id="pw-cron-problem" className="pw-cron-problem" role="alert">
          {result.ok ? '' : result.message}
        </p>
        <Preview schedule={result.ok ? result.schedule : undefined} />
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => setOpen(false)}>{say('取消')}</Button>
        <Button type="primary" disabled={!result.ok} onClick={ok}>
          {say('确定')}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}

function initialSchedule(text: string, hidden: { second?: boolean; year?: boolean }): CronSchedule {
  const result = parseCron(text);
  if (result.ok) return result.schedule;
  const { year, ...rest } = defaultSchedule;
  return {
    ...rest,
    ...(hidden.second && { second: { kind: 'list', items: [{ kind: 'value', value: 0 }] } }),
    ...(!hidden.year && { year }),
  };
}
