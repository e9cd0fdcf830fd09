ALTER TABLE `orders` ADD `settled_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `orders` SET `settled_minor` = (
  SELECT sum(CAST(`detail` AS integer)) FROM `changes` WHERE `subject_id` = `orders`.`id` AND `kind` = 'refund_settled'
) WHERE `id` IN (SELECT `subject_id` FROM `changes` WHERE `kind` = 'refund_settled' AND `detail` IS NOT NULL);
