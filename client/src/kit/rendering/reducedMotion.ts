// Whether animations are off: by the person's setting (data-motion), else by the system's.
export function prefersReducedMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === 'still' : matchMedia('(prefers-reduced-motion: reduce)').matches;
}
