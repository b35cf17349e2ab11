import { useEffect } from 'react';

import { useApp } from '../services/index.ts';
import { BrandMark } from '../icons/index.ts';
import { ThemeSwitch } from '../theme/index.ts';
import { SignInArt } from './SignInArt.tsx';
import { SignInForm } from './SignInForm.tsx';
import './sign-in.css';

/** The sign-in page: what this is on the left, who you are on the right. On a phone the form alone. */
export function SignInPage() {
  const { title } = useApp().settings;

  useEffect(() => {
    document.title = `登录 - ${title}`;
  }, [title]);

  return (
    <div className="pw-sign-in">
      <section className="pw-sign-in-side" aria-hidden>
        <div className="pw-sign-in-brand">
          <BrandMark size={32} onBlue />
          <span>{title}</span>
        </div>
        <SignInArt />
        <p className="pw-sign-in-claim">让每张业务单据清清楚楚</p>
        <p>一处录入，处处可查：资料、单据、库存与往来。</p>
      </section>
      <main className="pw-sign-in-main">
        <div className="pw-sign-in-tools">
          <ThemeSwitch />
        </div>
        <div className="pw-sign-in-card">
          <div className="pw-sign-in-mark">
            <BrandMark size={44} />
          </div>
          <h1>欢迎使用 {title}</h1>
          <SignInForm />
        </div>
        <footer className="pw-footer">{title} · 企业管理后台</footer>
      </main>
    </div>
  );
}
