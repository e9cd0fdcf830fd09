ALTER TABLE `orders` ADD `portraits_due_at` integer GENERATED ALWAYS AS (CASE
  WHEN status NOT IN ('photos_received', 'in_production') THEN NULL
  ELSE max(coalesce(photos_at, started_at, 0), coalesce(photos_wanted_at, 0), coalesce(corrections_at, 0))
    + CASE edition WHEN 'us' THEN 172800000 WHEN 'br' THEN 86400000 END END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `orders_portraits_due` ON `orders` (`status`,`portraits_due_at`,`id`) WHERE portraits_due_at IS NOT NULL;