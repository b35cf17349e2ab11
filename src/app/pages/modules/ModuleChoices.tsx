import { Button, Input, Tag } from 'antd';
import { useState } from 'react';

import { say } from '../../../locale/index.ts';
import type { BackendModule, BackendModuleName } from '../../../runtime/ports/index.ts';
import { useTextMatch, type TextMatch } from '../../../runtime/search/use-text-match.ts';

const most = 200;

/**
 * Lists the modules of the back end, searchable by title, path, table and the pinyin of titles. A typed path is a
 * choice too.
 */
export function ModuleChoices(props: {
  modules: readonly BackendModule[];
  chosen: BackendModuleName | undefined;
  onChoose: (module: BackendModule) => void;
}) {
  const { modules, chosen, onChoose } = props;
  const [wanted, setWanted] = useState('');
  const match = useTextMatch(wanted !== '');
  const found = modules.filter((module) => isWanted(module, wanted, match));
  const path = /^(?:\/[\w-]+){2,}$/.exec(wanted.trim())?.[0];
  const isListed = modules.some(({ name }) => name === path);
  return (
    <section className="pw-module-choices" aria-label={say('后端的模块')}>
      <Input.Search
        allowClear
        aria-label={say('查找模块')}
        placeholder={say('名称、路径、表名或拼音')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ul>
        {found.slice(0, most).map((module) => (
          <li key={`${module.kind} ${module.name}`}>
            <button
              type="button"
              aria-pressed={module.kind === chosen?.kind && module.name === chosen.name}
              onClick={() => onChoose(module)}
            >
              <strong>{module.title || module.name}</strong>
              {module.kind === 'online' && <Tag>{say('在线表单')}</Tag>}
              {module.document !== undefined && <Tag color="blue">{say('已有文档')}</Tag>}
              {module.title !== '' && <span>{module.name}</span>}
            </button>
          </li>
        ))}
      </ul>
      {found.length > most && <p>{say('只显示前 {most} 个，请输入名称查找。', { most })}</p>}
      {found.length === 0 && path === undefined && (
        <p role="status">{say('没有符合的模块。知道接口路径的，可以直接输入，像 /test/jeecgDemo。')}</p>
      )}
      {path !== undefined && !isListed && (
        <Button block onClick={() => onChoose({ kind: 'resource', name: path, title: '', document: undefined })}>
          {say('读取接口 {path}', { path })}
        </Button>
      )}
    </section>
  );
}

function isWanted({ title, name }: BackendModule, typed: string, match: TextMatch): boolean {
  return typed.trim() === '' || match(title, typed) || match(name, typed);
}
