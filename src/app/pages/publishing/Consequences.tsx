import { Alert, Button, Checkbox, Radio, Spin } from 'antd';
import { useId } from 'react';

import { say } from '../../../locale/index.ts';
import {
  failureText,
  type PublicationDecisions,
  type PublicationEffect,
  type PublicationPreview,
} from '../../../runtime/ports/index.ts';
import type { Asked } from '../answers/use-asked.ts';

import './consequences.css';

/** Shows the effects of a publication on existing records and rights, with the decisions of the author. */
export function Consequences(props: {
  consequences: Asked<PublicationPreview>;
  decisions: PublicationDecisions;
  onDecide: (decisions: PublicationDecisions) => void;
}) {
  const { consequences, decisions, onDecide } = props;
  const { answer: preview, failure, retry } = consequences;
  if (failure)
    return (
      <Alert
        type="warning"
        showIcon
        message={say('没能算出发布对已有记录的影响：{reason}', { reason: failureText(failure) })}
        action={
          <Button size="small" onClick={retry}>
            {say('重试')}
          </Button>
        }
      />
    );
  if (!preview)
    return (
      <div role="status" className="pw-publish-computing">
        <Spin size="small" /> {say('正在计算对已有记录的影响…')}
      </div>
    );
  return (
    <>
      <Rights preview={preview} decisions={decisions} onDecide={onDecide} />
      {preview.effects.length > 0 && (
        <section className="pw-publish-effects" aria-label={say('对已有记录的影响')}>
          <h3>{say('对已有记录的影响')}</h3>
          <ul>
            {preview.effects.map((effect) => (
              <Effect
                key={effect.id}
                effect={effect}
                choice={chosenFor(effect, decisions)}
                onChoose={(value) => onDecide({ ...decisions, choices: { ...decisions.choices, [effect.id]: value } })}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Returns the author's decision about an effect, or its default. */
export function chosenFor({ id, choices, needsChoice }: PublicationEffect, decisions: PublicationDecisions) {
  return decisions.choices?.[id] ?? (needsChoice ? undefined : choices[0]?.value);
}

/** Returns true if nothing is refused and every question has an answer. */
export function isDecided(preview: PublicationPreview | undefined, decisions: PublicationDecisions): boolean {
  if (!preview) return false;
  const isAllowed = preview.gained.length === 0 || (preview.mayAllow && decisions.allow === true);
  return (
    isAllowed &&
    preview.effects.every(
      (effect) => effect.refusal === undefined && !(effect.needsChoice && chosenFor(effect, decisions) === undefined),
    )
  );
}

function Rights(props: {
  preview: PublicationPreview;
  decisions: PublicationDecisions;
  onDecide: (decisions: PublicationDecisions) => void;
}) {
  const { preview, decisions, onDecide } = props;
  const { gained, mayAllow } = preview;
  if (gained.length === 0) return null;
  return (
    <Alert
      type={mayAllow ? 'warning' : 'error'}
      showIcon
      message={say('这次发布会改变权限：')}
      description={
        <>
          <ul className="pw-publish-gained">
            {gained.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {mayAllow ? (
            <Checkbox
              checked={decisions.allow === true}
              onChange={({ target }) => onDecide({ ...decisions, allow: target.checked })}
            >
              {say('我知道这些变化，仍然发布（写入日志）')}
            </Checkbox>
          ) : (
            say('这样的改动请管理员发布。')
          )}
        </>
      }
    />
  );
}

function Effect(props: { effect: PublicationEffect; choice: string | undefined; onChoose: (value: string) => void }) {
  const { effect, choice, onChoose } = props;
  const name = useId();
  const { message, samples, choices, refusal } = effect;
  return (
    <li>
      <div>{message}</div>
      {samples.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>{say('记录')}</th>
              <th>{say('现在')}</th>
              <th>{say('发布后')}</th>
            </tr>
          </thead>
          <tbody>
            {samples.map(({ record, before, after }, index) => (
              <tr key={`${index}:${record}`}>
                <td>{record}</td>
                <td>{before === '' ? say('空') : before}</td>
                <td>{after === '' ? say('空') : after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {refusal !== undefined && <Alert type="error" showIcon message={refusal} />}
      {choices.length > 1 && (
        <Radio.Group
          name={name}
          aria-label={message}
          value={choice}
          onChange={({ target }) => onChoose(String(target.value))}
          options={choices.map(({ value, title }) => ({ value, label: title }))}
        />
      )}
    </li>
  );
}
