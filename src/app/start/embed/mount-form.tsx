import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import {
  FormDesigner,
  FormGenerator,
  type FormDesignerHandle,
  type FormDesignerProps,
  type FormGeneratorHandle,
  type FormGeneratorProps,
} from '../../../../designer/index.ts';
import { createDictionaries, createHttp, createJeecgPorts } from '../../../data-sources/jeecg/index.ts';
import type { HostFunctions } from '../../../runtime/host/index.ts';
import { RuntimeProvider } from '../../../runtime/registry/index.ts';
import type { JsonObject } from '../../../schema/json/index.ts';
import { FormView } from '../../../views/form/index.ts';
import { createBrowserStorage } from '../../browser/index.ts';
import { appRegistry, hostFunctions } from '../../document-page/index.ts';
import { createSessionStore } from '../../session/index.ts';
import { ThemeProvider } from '../../theme/index.ts';

/** A form that is embedded in another page. */
export interface MountedForm extends FormGeneratorHandle {
  unmount(): void;
}

/** The designer, embedded in another page. */
export interface MountedDesigner {
  getDocument(): Promise<JsonObject>;
  /** Returns the current form as a definition of the original designer (`list`, `config`). */
  getJson(): Promise<JsonObject>;
  unmount(): void;
}

export type FormToMount = Omit<FormGeneratorProps, 'FormView' | 'ref'>;
export type DesignerToMount = Omit<FormDesignerProps, 'FormView' | 'ref'>;

/**
 * Renders a form in an element of a page that is served from the server's own address. Its requests use the session of
 * the user who is signed in there.
 * @param api the address of the server's API.
 */
export function mountForm(container: Element, form: FormToMount, api: string): MountedForm {
  const { handle, unmount } = mount<FormGeneratorHandle>(container, api, form.remote, (remote, ref) => (
    <FormGenerator {...form} remote={remote} FormView={FormView} ref={ref} />
  ));
  return {
    unmount,
    getData: async () => (await handle).getData(),
    getFormData: async () => (await handle).getFormData(),
    reset: () => void handle.then((form) => form.reset()),
  };
}

/** Renders the designer in an element of such a page. The element determines its height. */
export function mountDesigner(container: Element, design: DesignerToMount, api: string): MountedDesigner {
  const { handle, unmount } = mount<FormDesignerHandle>(container, api, design.remote, (remote, ref) => (
    <FormDesigner {...design} remote={remote} FormView={FormView} ref={ref} />
  ));
  return {
    unmount,
    getDocument: async () => (await handle).getDocument(),
    getJson: async () => (await handle).getJson(),
  };
}

function mount<Handle>(
  container: Element,
  api: string,
  own: HostFunctions | undefined,
  draw: (remote: HostFunctions, ref: (handle: Handle | null) => void) => ReactNode,
): { handle: Promise<Handle>; unmount: () => void } {
  const storage = createBrowserStorage(() => localStorage);
  const session = createSessionStore(
    storage,
    createBrowserStorage(() => sessionStorage),
  );
  const http = createHttp({ base: api, token: session.token, tenant: session.tenantId });
  const ports = createJeecgPorts(http, createDictionaries(http, session.dictionaries), storage);
  const runtime = { registry: appRegistry, ports, store: createStore() };
  container.classList.add('pw-embedded');
  const root = createRoot(container);
  const handle = new Promise<Handle>((resolve) => {
    const part = draw({ ...hostFunctions(ports), ...own }, (current) => current && resolve(current));
    root.render(
      <RuntimeProvider runtime={runtime}>
        <ThemeProvider>{part}</ThemeProvider>
      </RuntimeProvider>,
    );
  });
  const unmount = () => {
    root.unmount();
    container.classList.remove('pw-embedded');
  };
  return { handle, unmount };
}
