// Whether things may move. The shell writes the person's choice onto the page (data-motion); without one the system decides.
export function prefersReducedMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === 'still' : matchMedia('(prefers-reduced-motion: reduce)').matches;
}
