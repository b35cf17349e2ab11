import { ConfigProvider } from 'antd';
import { memo, useState, type KeyboardEvent } from 'react';

import { useIsPhone } from '../../kit/states/index.ts';
import {
  FormGrid,
  FormNodes,
  FormScope,
  useObserved,
  usePreloadedWidgets,
  type FormModel,
} from '../../runtime/form/index.ts';
import { lazyComponent, useLoaded } from '../../runtime/registry/index.ts';
import { distinctProblems } from './distinct-problems.ts';
import { formColors } from './form-colors.ts';
import { FormNotice } from './FormNotice.tsx';

import './form.css';

const WhyPanel = lazyComponent(async () => (await import('./WhyPanel.tsx')).WhyPanel);

/**
 * Renders an open form. F1 explains the state of its fields. `onSubmit` is called when Enter is pressed in a
 * single-line input; the buttons belong to the owner (a dialog's footer). `label` names a form without its own title.
 */
export function FormView({ form, label, onSubmit }: { form: FormModel; label?: string; onSubmit?: () => void }) {
  const layout = useObserved(form, readLayout);
  const title = useObserved(form, readTitle);
  const isPhone = useIsPhone();
  const position = layout.labelPosition === 'right' ? '' : ` pw-form-${layout.labelPosition}`;
  const description = layout.isDescription && form.context.mode === 'detail' ? ' pw-form-description' : '';
  const isSmall = layout.size !== 'medium' && !isPhone;
  const [asked, setAsked] = useState<{ path: string | undefined }>();
  const canExplain = useLoaded(WhyPanel, asked);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'F1') {
      event.preventDefault();
      setAsked({ path: form.pathOfControl(event.target) });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && isLineOfText(event)) onSubmit?.();
  };
  return (
    <FormScope form={form}>
      <ConfigProvider componentSize={isSmall ? 'small' : 'middle'}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in any text inside submits; a form element cannot stand in another */}
        <div
          className={`pw-form${position}${description}${form.isLong ? ' pw-form-long' : ''}`}
          style={formColors(layout.labelWidth, isSmall)}
          role="form"
          aria-label={label ?? title}
          aria-keyshortcuts="F1"
          onKeyDown={onKey}
        >
          <FormProblems form={form} />
          <FormGrid columns={layout.columns}>
            <AllNodes form={form} stacked={layout.columns === 1} />
          </FormGrid>
          {asked && canExplain && <WhyPanel form={form} path={asked.path} onClose={() => setAsked(undefined)} />}
        </div>
      </ConfigProvider>
    </FormScope>
  );
}

function readLayout(form: FormModel) {
  return form.resolved.layout;
}

function readTitle(form: FormModel) {
  return form.resolved.title;
}

const AllNodes = memo(function AllNodes({ form, stacked }: { form: FormModel; stacked: boolean }) {
  const nodes = useObserved(form, readNodes);
  usePreloadedWidgets(nodes);
  return <FormNodes nodes={nodes} stacked={stacked} />;
});

function readNodes(form: FormModel) {
  return form.resolved.nodes;
}

function FormProblems({ form }: { form: FormModel }) {
  const problems = useObserved(form, readProblems);
  return distinctProblems(problems).map(({ severity, message }) => (
    <FormNotice key={`${severity} ${message}`} type={severity} message={message} />
  ));
}

function readProblems(form: FormModel) {
  return form.formProblems();
}

/** Enter selects in a list or a calendar, and breaks a line in a text area; there it does not submit. */
function isLineOfText({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return (
    target instanceof HTMLInputElement &&
    currentTarget.contains(target) &&
    target.role !== 'combobox' &&
    !['checkbox', 'radio', 'button'].includes(target.type) &&
    target.closest('.ant-picker') === null
  );
}
