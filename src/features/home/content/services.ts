import { msg } from '@lingui/core/macro'

/** The six service blocks of both homes. `id` is the product and its image in `public/vignettes`. */
export const homeServices = [
  {
    id: 'ai-photos',
    title: msg`AI studio portraits`,
    text: msg`The photos on your phone become portraits that look professionally shot: in a studio, at work, or on the other side of the world.`,
    bullets: [
      msg`Files that hold up on screen and in print`,
      msg`Studio, office, and travel scenes`,
      msg`30-day money-back guarantee`,
    ],
    alt: msg`A row of framed portraits of the same person in different places`,
    more: msg`Learn more about AI studio portraits`,
  },
  {
    id: 'ai-agent-automation',
    title: msg`AI agents and automation`,
    text: msg`An agent that knows your business. It answers, qualifies, and books at any hour, and brings in a person if needed.`,
    bullets: [
      msg`Trained on your own questions and answers`,
      msg`On duty 24/7`,
      msg`Hands off to your team with the full conversation`,
    ],
    alt: msg`A chat at night in which an AI agent offers two appointments`,
    more: msg`Learn more about AI agents and automation`,
  },
  {
    id: 'ad-management',
    title: msg`Ad management`,
    text: msg`Google and Meta ads run by people who watch your budget.`,
    bullets: [
      msg`Campaigns built, tested, and tuned for you`,
      msg`Month to month, no long contract`,
      msg`Reports that show what each sale cost`,
    ],
    alt: msg`A report with a decision on each line, behind an ad`,
    more: msg`Learn more about ad management`,
  },
  {
    id: 'social-media-management',
    title: msg`Social media management`,
    text: msg`Your channels, from the first idea to the last comment.`,
    bullets: [
      msg`Drafts to approve before anything is published`,
      msg`Writing and design included`,
      msg`Replies to your followers`,
    ],
    alt: msg`A calendar of posts beside the phone that shows them`,
    more: msg`Learn more about social media management`,
  },
  {
    id: 'website-design-build',
    title: msg`Websites and sales funnels`,
    text: msg`Pages that load fast, say one thing clearly, and lead to the next step.`,
    bullets: [
      msg`Design and copy made for your audience`,
      msg`From one page to a complete funnel`,
      msg`Hosting and upkeep taken care of`,
    ],
    alt: msg`A carpenter’s page being built in a browser window`,
    more: msg`Learn more about websites and sales funnels`,
  },
  {
    id: 'youtube-editing',
    title: msg`Video editing for YouTube`,
    text: msg`You record. We find the story, cut it, and add a thumbnail that gets clicked.`,
    bullets: [
      msg`Cuts, captions, music, and chapters`,
      msg`Clean sound and corrected colors`,
      msg`Delivered in 48 or 72 hours`,
    ],
    alt: msg`A video with its chapters, above the editing timeline`,
    more: msg`Learn more about video editing for YouTube`,
  },
] as const
