import { CloudOutlined } from '@ant-design/icons';
import { useEffect, type ReactNode } from 'react';

import { readText } from '../../engine/values/index.ts';
import { say } from '../../locale/index.ts';
import type { OpenPage } from '../../schema/documents/open-pages.ts';
import { readObject } from '../../schema/json/index.ts';
import { BrandMark } from '../icons/BrandMark.tsx';
import { useApp } from '../services/index.ts';
import { TenantLine } from '../session/index.ts';
import { ThemeSwitch } from '../theme/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import listPage from './screen/list-page.svg?no-inline';
import { ScreenNodes, type Drawing } from './screen/ScreenNodes.tsx';
import { useScreen } from './screen/use-screen.ts';

import './sign-in.css';

const nothing: Drawing = { parts: {} };

/**
 * The layout of every page before sign-in, as defined by its document: branding on the left, the page on the right, the
 * tenant's line below. Phones show only the page.
 * @param props `of`: the document; `drawing`: the parts that its page area may place. `children` are rendered in that
 * area.
 */
export function SignInLayout(props: { of?: OpenPage; title?: string; drawing?: Drawing; children?: ReactNode }) {
  const { of = 'sign-in', drawing = nothing, children } = props;
  const { settings, sessionStore } = useApp();
  const screen = useScreen(of);
  const { side, page, footer } = readObject(screen?.['properties']);
  const tenant = sessionStore.lastTenant();
  const title = props.title ?? readText(screen?.['title']);

  useEffect(() => {
    if (title !== undefined) document.title = `${title} - ${settings.title}`;
  }, [title, settings.title]);

  const around: Drawing = {
    parts: {
      'sign-in-brand': () => (
        <div className="pw-sign-in-brand">
          <BrandMark size={32} onBlue />
          <span>{tenant?.shortName ?? settings.title}</span>
          <CloudOutlined aria-hidden />
        </div>
      ),
      'sign-in-picture': () => <img className="pw-sign-in-art" src={listPage} alt="" />,
      'sign-in-footer': () =>
        tenant?.footContent === undefined ? (
          say('{title} · 企业管理后台', { title: settings.title })
        ) : (
          <TenantLine tenant={tenant} />
        ),
      ...drawing.parts,
    },
  };
  return (
    <div className="pw-sign-in">
      <section className="pw-sign-in-side">
        <ScreenNodes of={side} drawing={around} />
      </section>
      <main className="pw-sign-in-main">
        <div className="pw-sign-in-tools">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <div className="pw-sign-in-card">
          <div className="pw-sign-in-mark">
            <BrandMark size={44} />
          </div>
          {children ?? <ScreenNodes of={page} drawing={{ ...drawing, ...around }} />}
        </div>
        <footer className="pw-footer">
          <ScreenNodes of={footer} drawing={around} />
        </footer>
      </main>
    </div>
  );
}
