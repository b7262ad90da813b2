import { CATALOGUE } from '../../../contract/checks/catalogue.ts';
import type { CheckDefinition } from '../../../contract/checks/check.ts';
import type { AnyCheck } from './check.ts';

type Named = Pick<CheckDefinition, 'phase' | 'id'>;

const importJudge = async ({ phase, id }: Named): Promise<{ check?: AnyCheck }> => import(`./checks/${phase}/${id}.ts`);

/** How a check of the catalogue judges: what `checks/<phase>/<id>.ts` exports as `check`. */
export async function loadCheck(named: Named, load = importJudge): Promise<AnyCheck> {
  const { phase, id } = named;
  const missing = `The check ${id} has no judge: checks/${phase}/${id}.ts`;
  const { check } = await load(named).catch((cause: unknown) => {
    throw new Error(`${missing} cannot be loaded.`, { cause });
  });
  if (check?.id !== id) throw new Error(`${missing} exports no \`check\` with this id.`);
  return check;
}

/** Every check there is, in catalogue order. */
export const CHECKS: readonly AnyCheck[] = await Promise.all(CATALOGUE.map((named) => loadCheck(named)));
