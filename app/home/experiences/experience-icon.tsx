import type { ExperienceCardData } from './experiences.server.ts';
import { Camera, Column, Tea } from '../../ui/icons/icons.tsx';

const icons = { column: Column, camera: Camera, tea: Tea };

export function ExperienceIcon({ icon }: { icon: ExperienceCardData['icon'] }) {
  const Icon = icons[icon];
  return <Icon />;
}
