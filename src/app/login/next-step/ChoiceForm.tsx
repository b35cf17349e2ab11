import { useState } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { useApp } from '../../services/index.ts';
import { parseUser, signInProblem, type SignInAnswer } from '../../session/index.ts';
import { SignInNotice } from '../field/index.ts';
import { ChoiceList } from './ChoiceList.tsx';

/** Asks for the tenant and the department to work in, if there are several. */
export function ChoiceForm({ answer, onChosen }: { answer: SignInAnswer; onChosen: (answer: SignInAnswer) => void }) {
  const { http, sessionStore } = useApp();
  const { tenants, departments, token } = answer;
  const last = sessionStore.lastTenant()?.name;
  const [tenantId, setTenantId] = useState((tenants.find(({ name }) => name === last) ?? tenants[0])?.id);
  const known = departments.find(({ orgCode }) => orgCode === answer.user.orgCode) ?? departments[0];
  const [orgCode, setOrgCode] = useState(known?.orgCode);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function begin() {
    setBusy(true);
    try {
      const tenant = tenants.find(({ id }) => id === tenantId);
      const user = orgCode === undefined ? answer.user : await selectDepartment(orgCode, tenantId);
      onChosen({ ...answer, user, ...(tenant && { tenant }) });
    } catch (error) {
      setProblem(signInProblem(error));
      setBusy(false);
    }
  }

  async function selectDepartment(code: string, tenant: string | undefined) {
    const headers = { 'x-access-token': token, ...(tenant !== undefined && { 'tenant-id': tenant }) };
    const call = { method: 'PUT', path: '/sys/selectDepart', headers, quiet: true, session: 'as-is' } as const;
    const { result } = await http.send({ ...call, body: { username: answer.user.username, orgCode: code } });
    return parseUser(isRecord(result) ? result.userInfo : undefined) ?? { ...answer.user, orgCode: code };
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void begin();
      }}
    >
      <SignInNotice problem={problem}>
        {say('{realname}，请选择登录后工作的地方', { realname: answer.user.realname })}
      </SignInNotice>
      {tenants.length > 1 && (
        <ChoiceList
          legend={say('请选择登录租户')}
          options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
          value={tenantId}
          onChange={setTenantId}
        />
      )}
      {departments.length > 1 && (
        <ChoiceList
          legend={say('请选择登录部门')}
          options={departments.map((one) => ({ value: one.orgCode, label: one.name }))}
          value={orgCode}
          onChange={setOrgCode}
        />
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={busy} className="pw-sign-in-submit">
        {say('进入系统')}
      </Button>
    </form>
  );
}
