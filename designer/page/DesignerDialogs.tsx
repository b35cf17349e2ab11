import type { ComponentType } from 'react';

import type { ResolvedForm } from '../../src/engine/form/index.ts';
import type { FormModel } from '../../src/runtime/form/index.ts';
import type { HostFunctions } from '../../src/runtime/host/index.ts';
import type { PlannedRenaming, RolesPort, WantedRenaming } from '../../src/runtime/ports/index.ts';
import type { SourceDocument } from '../../src/schema/documents/document.ts';
import { ShortcutDialog } from '../keyboard/index.ts';
import { renamableNode } from '../panels/rename/rename-node.ts';
import { RenameDialog } from '../panels/rename/RenameDialog.tsx';
import type { OpenDesign } from '../state/index.ts';
import type { Locale } from '../words/index.ts';
import { CodeDialog } from './code/CodeDialog.tsx';
import { ImportDialog } from './import/ImportDialog.tsx';
import { originalDefinition } from './original-definition.ts';
import { PreviewDialog } from './preview/PreviewDialog.tsx';
import { SourceDialog } from './SourceDialog.tsx';

/** The dialogs of the designer. */
export type DesignerDialog = 'import' | 'source' | 'code' | 'preview' | 'rename' | 'help';

/** Renders the open dialog, if any. */
export function DesignerDialogs(props: {
  dialog: DesignerDialog | undefined;
  design: OpenDesign;
  document: SourceDocument;
  around: readonly SourceDocument[];
  form: ResolvedForm | undefined;
  FormView: ComponentType<{ form: FormModel }>;
  remote: HostFunctions | undefined;
  planRenaming: ((wanted: WantedRenaming) => Promise<PlannedRenaming>) | undefined;
  roles: RolesPort | undefined;
  locale: Locale;
  onClose: () => void;
}) {
  const { dialog, design, document, around, form, FormView, remote, planRenaming, roles, locale, onClose } = props;
  const path = design.selected.at(-1);
  if (dialog === 'import') return <ImportDialog design={design} locale={locale} onClose={onClose} />;
  if (dialog === 'help') return <ShortcutDialog locale={locale} onClose={onClose} />;
  if (dialog === 'source') {
    const original = () => originalDefinition(document, around, design);
    return <SourceDialog design={design} original={original} onClose={onClose} locale={locale} />;
  }
  if (dialog === 'code' && form) return <CodeDialog design={design} form={form} onClose={onClose} locale={locale} />;
  if (dialog === 'preview' && form)
    return (
      <PreviewDialog
        design={design}
        form={form}
        FormView={FormView}
        remote={remote}
        roles={roles}
        onClose={onClose}
        locale={locale}
      />
    );
  if (dialog === 'rename' && path)
    return (
      <RenameDialog
        renamable={renamableNode({ design, document, around, planRenaming }, path)}
        locale={locale}
        onClose={onClose}
      />
    );
  return null;
}
