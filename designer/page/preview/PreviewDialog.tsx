import { Alert, Button, Segmented } from 'antd';
import { useImperativeHandle, useMemo, useRef, useState, type ComponentType, type Ref } from 'react';

import { hostNeeds } from '../../../src/engine/exchange/index.ts';
import type { ResolvedForm } from '../../../src/engine/form/index.ts';
import { useFormHandle, type FormModel } from '../../../src/runtime/form/index.ts';
import { HostFunctionsProvider, type HostFunctions } from '../../../src/runtime/host/index.ts';
import type { DataRecord, RolesPort } from '../../../src/runtime/ports/index.ts';
import { RuntimeProvider } from '../../../src/runtime/registry/index.ts';
import { readObject } from '../../../src/schema/json/index.ts';
import { fromTree } from '../../../src/schema/tree/index.ts';
import type { OpenDesign } from '../../state/index.ts';
import { dialogWords, pageWords, type Locale } from '../../words/index.ts';
import { DesignerModal } from '../DesignerModal.tsx';
import { demoFunctions } from './demo-functions.ts';
import { PreviewRecord, PreviewRecordNote } from './PreviewRecord.tsx';
import { PreviewRole, PreviewRoleNote } from './PreviewRole.tsx';
import { PreviewTests } from './PreviewTests.tsx';
import { PreviewValues } from './PreviewValues.tsx';
import { useChosenRecord } from './use-chosen-record.ts';
import { useChosenRole } from './use-chosen-role.ts';

import './preview.css';

const blank: DataRecord = {};

/** The width of the dialog without a chosen screen, in pixels (specification, section 9). */
const usual = 1000;
const phone = 390;
/** The padding of a dialog and the border of the screen in it, in pixels. */
const around = 50;

/** The screen widths in which a form can be previewed, in pixels. */
const widths = [
  { value: usual, screen: 'dialog' },
  { value: phone, screen: 'phone' },
  { value: 768, screen: 'tablet' },
  { value: 1280, screen: 'computer' },
] as const;

function firstWidth(): number {
  return window.innerWidth < 600 ? phone : usual;
}

interface Round {
  number: number;
  record: DataRecord;
  mode: 'create' | 'edit';
}

interface PreviewProps {
  design: OpenDesign;
  form: ResolvedForm;
  FormView: ComponentType<{ form: FormModel }>;
  remote: HostFunctions | undefined;
  /** The roles with whose permissions it can be rendered; without it, the user's own permissions apply. */
  roles?: RolesPort | undefined;
  onClose: () => void;
  locale: Locale;
}

/**
 * A preview of the form as its users will see it. It can be filled in and validated; the values to save are shown, but
 * nothing is saved.
 */
export function PreviewDialog(props: PreviewProps) {
  const { design, form, remote, roles, locale, onClose } = props;
  const words = pageWords[locale];
  const said = dialogWords[locale];
  const opened = useRef<FormModel>(null);
  const [round, setRound] = useState<Round>({ number: 0, record: blank, mode: 'create' });
  const [width, setWidth] = useState<number>(firstWidth);
  const [result, setResult] = useState<{ data: string | undefined }>();
  const open = (record: DataRecord, mode?: Round['mode']) => {
    setResult(undefined);
    setRound((before) => ({ number: before.number + 1, record, mode: mode ?? before.mode }));
  };
  const read = () => {
    const submitted = opened.current?.submit();
    if (submitted) setResult({ data: submitted.ok ? JSON.stringify(submitted.values, null, 2) : undefined });
  };
  const role = useChosenRole(roles, open);
  const chosen = useChosenRecord(form.model?.resource, (record) => open(record ?? blank, record ? 'edit' : 'create'));
  const { tree } = design;
  const functions = useMemo(() => {
    const { options } = hostNeeds(readObject(fromTree(tree)));
    return { ...demoFunctions(options, locale), ...remote };
  }, [tree, remote, locale]);
  return (
    <DesignerModal
      title={words.preview}
      width={width > usual ? width + around : usual}
      confirm={{ label: words.getData, act: read }}
      buttons={<Button onClick={() => chosen.choose(undefined)}>{words.reset}</Button>}
      hasCancel={false}
      locale={locale}
      onClose={onClose}
    >
      <div className="pw-preview-choices">
        <Segmented
          size="small"
          aria-label={said.screenWidth}
          value={width}
          onChange={setWidth}
          options={widths.map(({ value, screen }) => ({ value, label: `${said.screens[screen]} ${value}` }))}
        />
        {form.model && <PreviewRecord chosen={chosen} locale={locale} />}
        {roles && <PreviewRole role={role} locale={locale} values={() => opened.current?.values() ?? blank} />}
      </div>
      <PreviewRecordNote chosen={chosen} locale={locale} />
      <PreviewRoleNote role={role} locale={locale} />
      <HostFunctionsProvider functions={functions}>
        <RuntimeProvider runtime={role.runtime}>
          <OpenPreview key={round.number} ref={opened} {...props} width={width} open={open} round={round} />
        </RuntimeProvider>
      </HostFunctionsProvider>
      {result?.data === undefined ? (
        result && <Alert type="error" showIcon message={said.invalid} className="pw-designer-note" />
      ) : (
        <pre className="pw-designer-data" aria-label={said.data}>
          {result.data}
        </pre>
      )}
    </DesignerModal>
  );
}

function OpenPreview(
  props: PreviewProps & {
    width: number;
    round: Round;
    open: (record: DataRecord) => void;
    ref: Ref<FormModel>;
  },
) {
  const { design, form: resolved, FormView, locale, width, round, open, ref } = props;
  const { record, mode } = round;
  const form = useFormHandle({ form: resolved, record, mode });
  useImperativeHandle(ref, () => form, [form]);
  return (
    <div className="pw-preview-parts">
      <div className={width === usual ? 'pw-preview-screen pw-preview-whole' : 'pw-preview-screen'}>
        <div
          className="pw-preview-form"
          style={{ width: width === usual ? '100%' : width, maxWidth: width === phone ? '100%' : undefined }}
        >
          <FormView form={form} />
        </div>
      </div>
      <div className="pw-preview-beside">
        <PreviewValues form={form} locale={locale} />
        <PreviewTests design={design} resolved={resolved} form={form} locale={locale} onOpen={open} />
      </div>
    </div>
  );
}
