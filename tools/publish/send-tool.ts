import { basename, dirname } from 'node:path';
import type { Publishing } from '../../app/content/publishing-schema.ts';
import { Refusal } from '../edit/refusal.ts';
import { isInstalled, runTool } from './run-tool.ts';
import type { Sending } from './sending.ts';

type ByTool = Extract<Publishing, { to: 'netlify' | 'cloudflare' | 'rsync' }>;

/** The tools of hosts are packages of npm; rsync is a program of the system. */
function commandOf(to: ByTool, site: string): { tool: string; args: string[]; place: string } {
  if (to.to === 'netlify') {
    const args = ['deploy', '--prod', '--no-build', '--dir', site, '--site', to.project];
    return { tool: 'netlify', args, place: to.project };
  }
  if (to.to === 'cloudflare') {
    // Another branch than the production branch would only be a preview.
    const options = ['--project-name', to.project, '--branch', 'main', '--commit-dirty=true'];
    return { tool: 'wrangler', args: ['pages', 'deploy', site, ...options], place: to.project };
  }
  const args = ['-rtz', '--delete-after', '--delay-updates', `${site}/`, to.server];
  return { tool: 'rsync', args, place: to.server };
}

/** Access comes from the environment or from the tool's own login. */
export async function sendByTool(to: ByTool, { site, tell, signal, env }: Sending) {
  const { tool, args, place } = commandOf(to, basename(site));
  const isHere = isInstalled(tool, env?.PATH);
  if (!isHere && to.to === 'rsync') throw new Refusal('publish.noTool', { tool });
  const [command = tool, ...before] = isHere ? [tool] : ['npx', '--yes', tool];
  const options = { cwd: dirname(site), tell, signal, ...(env && { env }) };
  const { ok, said } = await runTool(command, [...before, ...args], options);
  if (!ok) throw new Refusal(`publish.failed.${to.to}`, { place, said });
  return place;
}
